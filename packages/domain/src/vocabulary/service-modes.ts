import type { OptionLabels } from './option-labels.ts'

/** Where a service takes place. */
export const serviceModes = ['branch', 'home', 'video', 'remote'] as const
export type ServiceMode = (typeof serviceModes)[number]

export const serviceModeLabels: OptionLabels<ServiceMode> = {
  branch: ['В филиале', 'Филиалда'],
  home: ['Дома', 'Үйде'],
  video: ['По видеосвязи', 'Бейнебайланыспен'],
  remote: ['Удалённо, через приложение', 'Қашықтан, қосымша арқылы'],
}
