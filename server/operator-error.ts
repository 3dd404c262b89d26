/** Explains to the operator why a program cannot do its work. The message is shown without a stack. */
export class OperatorError extends Error {}
