import type { Locale } from '@estu/domain/locale/locales'

export const sampleNames = ['unaided', 'simple', 'better'] as const
export type SampleName = (typeof sampleNames)[number]

/** The files are made by a command (docs/listening.md). Each address is written out: only so does the build know the file. */
export const samples: Record<Locale, Record<SampleName, URL>> = {
  ru: {
    unaided: new URL('./audio/ru-unaided.mp3', import.meta.url),
    simple: new URL('./audio/ru-simple.mp3', import.meta.url),
    better: new URL('./audio/ru-better.mp3', import.meta.url),
  },
  kk: {
    unaided: new URL('./audio/kk-unaided.mp3', import.meta.url),
    simple: new URL('./audio/kk-simple.mp3', import.meta.url),
    better: new URL('./audio/kk-better.mp3', import.meta.url),
  },
}
