/** The screens a page is looked at on. Russian and Kazakh call them alike. */
export const devices = [
  { name: 'phone', label: 'Телефон', width: 360, height: 740 },
  { name: 'tablet', label: 'Планшет', width: 768, height: 1024 },
  { name: 'desktop', label: 'Компьютер', width: 1280, height: 900 },
] as const

export type Device = (typeof devices)[number]
