/** `pnpm bench full-size` runs the same tests with as many pieces as are promised. */
const full = process.env.FULL_SIZE === '1'

/** How many pieces a heavy test takes: enough to go wrong on every run, or the full number. */
export const size = (usual: number, promised: number): number => (full ? promised : usual)
