/** The texts in the dialog of a category, one or a few sentences each. */
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
  /** The content that a new LeaveBit starts with. */
  template: {
    description: string;
    infoFields: string;
    /** Empty: the owner is added when the LeaveBit is made. */
    sharingEmails: readonly string[];
  };
}
