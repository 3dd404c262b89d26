/** The last line of a page, about help, and the page for a download that failed. */
export const messages = {
  write: 'Questions? Write to <email></email>.',
  recipient: 'Questions? Ask the person who shared this with you, or someone close to them.',
  reporter: 'Questions? Ask someone close to the person who chose you as a reporter.',
  owner: 'Questions? Ask the person who gave you the address of this service.',
  operator: 'LeaveBits is run by {operator}.',
  downloadTitle: 'Download Failed',
  downloadExpired:
    'This download link no longer works. To keep what was left for you safe, a download link only works for {minutes} minutes and while the page you started it from is open.',
  downloadNext:
    'Nothing is lost. Open the link in our email again, verify your address with a new code, and press Download again.',
  toLeavebits: 'Go to LeaveBits',
} as const;
