/** Why a program cannot do its work, in words for the operator: the message is shown alone, without a stack. */
export class OperatorError extends Error {}
