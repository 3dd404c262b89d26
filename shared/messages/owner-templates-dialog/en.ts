/** What belongs into one of the subjects, and its template. */
export const messages = {
  about: 'Creates a LeaveBit called “{name}” with a prompt on each line for you to fill in.',
  alreadyMade: 'You already have a LeaveBit from this template. This will create a second one.',
  helps: 'How it helps',
  belongs: 'What belongs here',
  forgotten: 'What is easily forgotten',
  leaveOut: 'What to leave out',
  onlyOwner:
    'At first, it’s only shared with you and marked Incomplete. Fill in what you know, and name the people it’s for when you’re ready.',
  notSealed:
    'It isn’t sealed, and that can’t be changed later. If not even we should be able to read what you write, start it sealed: you fill it in first, and it’s encrypted in your browser when you save.',
  startSealed: 'Start it sealed',
  create: 'Create Template LeaveBit',
  failed: 'Failed to create LeaveBit template',
  failedNext: 'Nothing was lost. Please try again in a moment.',
} as const;
