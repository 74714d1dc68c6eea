let count = 0

/** An e-mail address that no other test has. */
export const freshAddress = () => `shopper-${Date.now().toString(36)}-${process.pid}-${count++}@example.kz`
