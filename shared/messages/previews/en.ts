/** Viewing a file. */
export const messages = {
  tryAgainSoon: 'Please try again in a moment.',
  opening: 'Opening the file',
  noPreview: 'No preview',
  unsupported: 'Your browser can’t show it. Please download it and open it on your device.',
  password:
    'It’s password-protected. Please download it and open it with a program that asks for the password.',
  unreadable: 'It couldn’t be read. Please check your internet connection.',
  playbackStopped: 'Playback stopped. Please close it and try again.',
  empty: 'This file is empty.',
  onlyBeginningRead: 'This is only the beginning. Please download the file to read the rest.',
  onlyBeginningSee: 'This is only the beginning. Please download the file to see the rest.',
  page: 'Page {number} of {count}',
  pageBroken: 'This page can’t be shown. Please download the file to see it.',
  download: 'Download',
  zoom: 'Zoom',
  smaller: 'Smaller',
  larger: 'Larger',
} as const;
