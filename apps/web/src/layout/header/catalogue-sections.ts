import { routes } from '@estu/domain/routing/routes'

/** What is sold and done, in the order in which it is looked for; each has its drawing and its words under its key. */
export const catalogueSections = [
  { key: 'devices', path: routes.devices.path },
  { key: 'implants', path: routes.implants.path },
  { key: 'consumables', path: routes.consumables.path },
  { key: 'accessories', path: routes.accessories.path },
  { key: 'children', path: routes.childrensDevices.path },
  { key: 'services', path: routes.services.path },
] as const

export const drawingOf = (key: (typeof catalogueSections)[number]['key']): string => `/drawings/${key}.svg`
