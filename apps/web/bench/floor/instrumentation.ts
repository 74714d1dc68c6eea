/** Trap: without one of its own, Next looks upwards and takes the storefront's. */
export function register(): void {}
