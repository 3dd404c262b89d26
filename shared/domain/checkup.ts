/** How often an owner is asked whether their plan is still right. */
export const checkupIntervals = ['yearly', 'half-yearly', 'never'] as const;
export type CheckupInterval = (typeof checkupIntervals)[number];

/** Months per interval. Null: never. */
export const checkupMonths: Readonly<Record<CheckupInterval, number | null>> = {
  yearly: 12,
  'half-yearly': 6,
  never: null,
};
