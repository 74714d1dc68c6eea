import { devicePlainWords } from '@estu/domain/catalogue/plain-words/device-rules'
import type { Device } from '@/content/types'
import type { Translate } from '@/i18n/translator'

/** What a device's figures mean for the one who will wear it. */
export const devicePlain = (device: Device, t: Translate): { question: string; text: string }[] =>
  devicePlainWords(device).map(({ question, codes }) => ({
    question: t(`plainQuestion.${question}`),
    text: codes.map((code) => t(`plainDevice.${code}`)).join(' '),
  }))
