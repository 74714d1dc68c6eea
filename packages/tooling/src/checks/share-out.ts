/** A file of tests and about how many seconds it takes. */
export type Weighed = { file: string; seconds: number }

/**
 * Shares files out so that the parts take about equally long: the longest first, each to the part that has least. The
 * same files always come out the same way, each part in alphabetical order.
 */
export function shareOut(files: readonly Weighed[], parts: number): string[][] {
  const shares = Array.from({ length: parts }, () => ({ seconds: 0, files: [] as string[] }))
  const ordered = files.toSorted((a, b) => b.seconds - a.seconds || (a.file < b.file ? -1 : 1))
  for (const { file, seconds } of ordered) {
    const least = shares.reduce((one, other) => (other.seconds < one.seconds ? other : one))
    least.files.push(file)
    least.seconds += seconds
  }
  return shares.map((share) => share.files.toSorted())
}
