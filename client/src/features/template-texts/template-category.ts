/** The text in a category's dialog, one or a few sentences per field. */
export interface TemplateInfoText {
  /** How it helps the people left behind. */
  helps: string;
  belongs: string;
  forgotten: string;
  leaveOut: string;
}

export interface TemplateCategory {
  id: string;
  /** The name in the checklist. */
  text: string;
  infoText: TemplateInfoText;
  /** The initial content of a new LeaveBit. */
  template: {
    description: string;
    infoFields: string;
    /** Empty: the owner is added when the LeaveBit is created. */
    sharingEmails: readonly string[];
  };
}
