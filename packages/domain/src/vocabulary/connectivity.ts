import type { OptionLabels } from './option-labels.ts'

/** What a hearing aid connects to and by what. */
export const connections = [
  'bluetooth',
  'le_audio',
  'auracast',
  'hands_free',
  'telecoil',
  'app',
  'tv_streaming',
  'remote_fitting',
] as const
export type Connection = (typeof connections)[number]

/** What a sound processor of an implant has of them. */
export const implantConnections = [
  'bluetooth',
  'hands_free',
  'telecoil',
  'app',
  'tv_streaming',
  'remote_fitting',
] as const satisfies readonly Connection[]
export type ImplantConnection = (typeof implantConnections)[number]

/** The same in the order shoppers decide by: what it is used for, then the standards. */
export const connectionsByUse = [
  'bluetooth',
  'hands_free',
  'tv_streaming',
  'app',
  'remote_fitting',
  'le_audio',
  'auracast',
  'telecoil',
] as const satisfies readonly Connection[]

export const implantConnectionsByUse = [
  'bluetooth',
  'hands_free',
  'tv_streaming',
  'app',
  'remote_fitting',
  'telecoil',
] as const satisfies readonly ImplantConnection[]

export const connectionLabels: OptionLabels<Connection> = {
  bluetooth: ['Bluetooth', 'Bluetooth'],
  le_audio: ['LE Audio', 'LE Audio'],
  auracast: ['Auracast', 'Auracast'],
  hands_free: ['Разговор по телефону, руки свободны', 'Телефонды қолға алмай сөйлесу'],
  telecoil: ['Телекатушка', 'Телеорауыш'],
  app: ['Приложение', 'Қосымша'],
  tv_streaming: ['Звук телевизора', 'Теледидар дыбысы'],
  remote_fitting: ['Удалённая настройка', 'Қашықтан баптау'],
}
