/** The reason why a program cannot do its work, in words for the operator. The message is shown without a stack. */
export class OperatorError extends Error {}
