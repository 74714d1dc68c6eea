type Named = { name: string; role: string; shop: string }

/** What search engines are told that a person's page is called. People of a clinic may be named by their role. */
export const specialistTitle = ({ name, role, shop }: Named): string =>
  [name, role === name ? '' : role, shop].filter(Boolean).join(' · ')
