/** What WhatsApp is asked to say: each is a text of the clinic's that WhatsApp approved, in both languages. */
export const templateKinds = [
  'order-placed',
  'order-changed',
  'order-released',
  'appointment-booked',
  'appointment-moved',
  'appointment-cancelled',
  'appointment-reminder',
  'appointment-offer',
] as const
export type TemplateKind = (typeof templateKinds)[number]

export const isTemplateKind = (value: string): value is TemplateKind => templateKinds.some((kind) => kind === value)

/** What a template is called where nobody named another: `estu_order_placed`. */
export const usualTemplateName = (kind: TemplateKind): string => `estu_${kind.replace('-', '_')}`
