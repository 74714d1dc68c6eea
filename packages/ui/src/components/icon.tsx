const shapes = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  check: 'm4 12.5 5.2 5.2L20 7',
  chevron: 'm6 9 6 6 6-6',
  close: 'm5 5 14 14M19 5 5 19',
  compare: 'M5 20V9M12 20V4M19 20v-7',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  grid: 'M4 4h6.500v6.500H4zM13.500 4H20v6.500h-6.500zM4 13.500h6.500V20H4zM13.500 13.500H20V20h-6.500z',
  heart:
    'M12 20.3C5.6 16 3 12.700 3 9.200A4.700 4.700 0 0 1 12 7a4.700 4.700 0 0 1 9 2.200c0 3.500-2.600 6.800-9 11.100Z',
  info: 'M21.500 12a9.500 9.500 0 1 1-19 0 9.500 9.500 0 0 1 19 0ZM12 11v6M12 7.400v.1',
  menu: 'M3 7h18M3 12h18M3 17h18',
  message: 'M4 20.500 5.300 16A8.300 8.300 0 1 1 8.400 19ZM9 9.500c.4 2.600 2.400 4.700 5.200 5.200',
  pin: 'M12 21.500S5 15 5 9.800a7 7 0 0 1 14 0c0 5.200-7 11.700-7 11.700ZM14.400 9.800a2.400 2.400 0 1 1-4.800 0 2.400 2.400 0 0 1 4.800 0Z',
  print: 'M7 8V3.500h10V8M7 17H4V8h16v9h-3M7 14h10v6.500H7z',
  search: 'M17 10.500a6.500 6.500 0 1 1-13 0 6.500 6.500 0 0 1 13 0ZM15.500 15.500 21 21',
  shield:
    'M12 3 4.500 6v5.500c0 4.600 3.100 8 7.500 9.500 4.400-1.500 7.500-4.900 7.500-9.500V6ZM8.500 12l2.500 2.500 4.500-5',
  cart: 'M3 4h2.200l2.300 11.200h10.300L20.400 8H6M10.200 19.400a1.400 1.400 0 1 1-2.800 0 1.400 1.400 0 0 1 2.800 0ZM18 19.400a1.400 1.400 0 1 1-2.800 0 1.400 1.400 0 0 1 2.800 0Z',
  warning: 'M21.500 12a9.500 9.500 0 1 1-19 0 9.500 9.500 0 0 1 19 0ZM12 7v6.200M12 16.600v.1',
} as const

export type IconName = keyof typeof shapes

/** A drawn sign beside words; it never stands for them, so a screen reader passes it by. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'i i--s' : 'i'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
