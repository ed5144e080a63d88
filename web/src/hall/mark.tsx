/** The sign over the door. */
export function Mark({ size = 38 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M20 1L37 10.5V29.5L20 39L3 29.5V10.5Z" fill="#2d1b0d" stroke="#f0c87c" stroke-width="1.4" />
      <path d="M20 4L34 12V28L20 36L6 28V12Z" fill="none" stroke="#8a6a35" stroke-width=".8" />
      <path
        d="M10 12l5 17 5-12 5 12 5-17"
        fill="none"
        stroke="#ffd98a"
        stroke-width="2.6"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </svg>
  );
}
