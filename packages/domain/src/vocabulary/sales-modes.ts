import type { OptionLabels } from './option-labels.ts'

/** How an implant is sold: after a consultation alone, or as any goods. */
export const salesModes = ['consultation', 'shop'] as const
export type SalesMode = (typeof salesModes)[number]

export const salesModeLabels: OptionLabels<SalesMode> = {
  consultation: ['Через консультацию, без кнопки «Купить»', 'Кеңес арқылы, «Сатып алу» түймесінсіз'],
  shop: ['Как обычный товар', 'Қарапайым тауар сияқты'],
}
