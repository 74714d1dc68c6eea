import type { OptionLabels } from './option-labels.ts'

/** What an accessory is. */
export const accessoryKinds = [
  'remote_mic',
  'tv_connector',
  'streamer',
  'remote_control',
  'charger',
  'dryer',
  'case',
  'ear_clip',
  'alerting',
  'amplified_phone',
  'earplug',
] as const
export type AccessoryKind = (typeof accessoryKinds)[number]

export const accessoryKindLabels: OptionLabels<AccessoryKind> = {
  remote_mic: ['Выносные микрофоны', 'Сыртқы микрофондар'],
  tv_connector: ['Для телевизора', 'Теледидарға арналған'],
  streamer: ['Передача звука', 'Дыбыс таратқыштар'],
  remote_control: ['Пульты', 'Пульттер'],
  charger: ['Зарядные устройства', 'Зарядтағыштар'],
  dryer: ['Сушка', 'Кептіргіштер'],
  case: ['Футляры', 'Қораптар'],
  ear_clip: ['Клипсы', 'Қыстырғыштар'],
  alerting: ['Сигнал светом и вибрацией', 'Жарық пен діріл белгісі'],
  amplified_phone: ['Телефоны с усилением', 'Дыбысы күшейтілген телефондар'],
  earplug: ['Беруши и защита', 'Құлақ тығындары'],
}
