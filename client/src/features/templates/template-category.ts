/** What the dialog of a category says, one or a few sentences each. */
export interface InfoText {
  /** How it helps those left behind. */
  helps: string;
  belongs: string;
  forgotten: string;
  leaveOut: string;
}

export interface TemplateCategory {
  id: string;
  /** Its name in the checklist. */
  text: string;
  infoText: InfoText;
  /** What the LeaveBit made from it starts with. */
  template: {
    description: string;
    infoFields: string;
    /** None: the owner is added when it is made. */
    sharingEmails: readonly string[];
  };
}
