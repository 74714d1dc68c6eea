/** What is made of a shop's icon: of a maskable one a browser cuts up to a fifth off each side. */
export const iconKinds = ['icon-48', 'icon-180', 'icon-192', 'icon-512', 'maskable-192', 'maskable-512'] as const
export type IconKind = (typeof iconKinds)[number]

/** @param version another one with each change of the picture */
export const iconAddress = (version: string, kind: IconKind): string => `/brand/icon/${version}-${kind}.png`

/** Returns what a file of an icon's address is, or null. */
export function iconOfFile(file: string): { version: string; kind: IconKind } | null {
  const [, version, named] = /^([\da-z]+)-((?:icon|maskable)-\d+)\.png$/.exec(file) ?? []
  const kind = iconKinds.find((known) => known === named)
  return version && kind ? { version, kind } : null
}
