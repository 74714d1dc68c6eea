import type { EditConfig } from 'payload'

type Tab = { Component: string; path: `/${string}`; label: string }

/** The views of a document with one more tab. @param label a key of the admin's translations, such as `estu:besideTab`. */
export const withTab = (edit: EditConfig | undefined, name: string, { Component, path, label }: Tab): EditConfig => ({
  ...(edit?.root ? {} : edit),
  [name]: { Component, path, tab: { label: ({ t }: { t: (key: string) => string }) => t(label), href: path } },
})
