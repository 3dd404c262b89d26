const OTHERWISE = 'You can type the key instead.';

/** Why the camera can't be used. @param error what `getUserMedia` rejected with */
export function describeCameraError(error: unknown): string {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return `This page isn’t allowed to use the camera. You can allow it in your browser’s settings and try again. ${OTHERWISE}`;
    case 'NotFoundError':
    case 'OverconstrainedError':
      return `No camera was found. ${OTHERWISE}`;
    case 'NotReadableError':
    case 'AbortError':
      return `The camera didn’t start. Another app may be using it. ${OTHERWISE}`;
    default:
      return `This browser can’t use the camera here. ${OTHERWISE}`;
  }
}
