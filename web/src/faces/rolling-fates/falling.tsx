/** The number that falls on a figure when something takes or gives Life: the more, the larger. */
export function Falling({ amount }: { amount: number | undefined }) {
  if (amount === undefined) return null;
  const size = Math.min(3, 1.7 + Math.abs(amount) * 0.1);
  return (
    <span class={amount > 0 ? 'rf-number gain' : 'rf-number'} style={{ fontSize: `${size}rem` }}>
      {amount > 0 ? `+${amount}` : `−${-amount}`}
    </span>
  );
}
