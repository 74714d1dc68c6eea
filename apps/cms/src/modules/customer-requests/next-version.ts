/** Returns the version that follows: its last number grows by one; a version without a number at its end gets « 2». */
export function nextVersion(version: string): string {
  const [, head = '', number] = /^(.*?)(\d+)$/.exec(version.trim()) ?? []
  return number === undefined ? `${version.trim()} 2` : `${head}${Number(number) + 1}`
}
