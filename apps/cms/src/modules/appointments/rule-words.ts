import type { BookingRule } from '@estu/domain/appointments/broken-rules'

/** The field of the form that a broken rule is told at. */
export const ruleField: Record<BookingRule, 'startsAt' | 'specialist' | 'service'> = {
  past: 'startsAt',
  otherBranch: 'specialist',
  notOffered: 'service',
  absent: 'specialist',
  holiday: 'startsAt',
  closed: 'startsAt',
  outsideHours: 'startsAt',
}

export const ruleWords: Record<BookingRule, [ru: string, kk: string]> = {
  past: ['Это время уже прошло.', 'Бұл уақыт өтіп кетті.'],
  otherBranch: ['Этот специалист принимает в другом филиале.', 'Бұл маман басқа филиалда қабылдайды.'],
  notOffered: [
    'Этой услуги нет в выбранном филиале или у выбранного специалиста.',
    'Бұл қызмет таңдалған филиалда не таңдалған маманда жоқ.',
  ],
  absent: ['В этот день специалиста нет.', 'Бұл күні маман жұмыста болмайды.'],
  holiday: ['В этот день праздник, филиалы закрыты.', 'Бұл күні мереке, филиалдар жабық.'],
  closed: ['В этот день филиал закрыт.', 'Бұл күні филиал жабық.'],
  outsideHours: [
    'Приём не помещается в часы работы филиала и специалиста.',
    'Қабылдау филиал мен маманның жұмыс уақытына сыймайды.',
  ],
}

export const chooseOther: [ru: string, kk: string] = [
  'Выберите другое или напишите причину в поле «Почему запись вне правил».',
  'Басқасын таңдаңыз не себебін «Неге ережеден тыс жазылды» өрісіне жазыңыз.',
]
