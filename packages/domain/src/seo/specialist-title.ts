type Named = { name: string; role: string }

/** What search engines are told that a person's page is called. People of a clinic may be named by their role. */
export const specialistTitle = ({ name, role }: Named): string =>
  [name, role === name ? '' : role, 'Есту'].filter(Boolean).join(' · ')
