/** The small headings inside a card. */
export const detailHeadingLook = 'mb-1 font-sans text-sm font-medium text-quiet';
