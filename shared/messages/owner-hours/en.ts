/** How long an owner has, in a sentence. */
export const messages = {
  hours: '{hours, plural, one {# hour} other {# hours}}',
  hoursAndDays: '{hours, plural, one {# hour} other {# hours}} ({days, plural, one {# day} other {# days}})',
} as const;
