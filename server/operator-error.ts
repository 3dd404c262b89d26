/** Explains to the operator why a program cannot do its job. The message is shown without a stack trace. */
export class OperatorError extends Error {}
