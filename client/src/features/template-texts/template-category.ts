/** The text of a category's dialog, with one or more sentences per field. */
export interface TemplateInfoText {
  /** How the LeaveBit helps the people left behind. */
  helps: string;
  belongs: string;
  forgotten: string;
  leaveOut: string;
}

export interface TemplateCategory {
  id: string;
  /** The category's name in the checklist. */
  text: string;
  infoText: TemplateInfoText;
  /** The initial content of the new LeaveBit. */
  template: {
    description: string;
    infoFields: string;
    /** Empty, because the owner is added when the LeaveBit is created. */
    sharingEmails: readonly string[];
  };
}
