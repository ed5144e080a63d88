import type { Cost } from './kinds.ts';

const FREE: Cost = { any: 0, same: [], exact: [], luck: 0 };

/** RF-080 */
export const any = (n: number): Cost => ({ ...FREE, any: n });
/** RF-081 */
export const same = (n: number): Cost => ({ ...FREE, same: [n] });
/** RF-082 */
export const exact = (...values: readonly number[]): Cost => ({ ...FREE, exact: values });
/** RF-083 */
export const twoPairs: Cost = { ...FREE, same: [2, 2] };
/** RF-084 */
export const fullHouse: Cost = { ...FREE, same: [3, 2] };
/** RF-085 */
export const lowStraight: Cost = exact(1, 2, 3, 4, 5);
export const highStraight: Cost = exact(2, 3, 4, 5, 6);
/** RF-086 */
export const luck = (face: number): Cost => ({ ...FREE, luck: face });

/** RF-087 */
export const both = (one: Cost, other: Cost): Cost => ({
  any: one.any + other.any,
  same: [...one.same, ...other.same],
  exact: [...one.exact, ...other.exact].sort(),
  luck: one.luck || other.luck,
});
