import path from 'node:path'
import { levelSpeech } from '../digits/level-speech.ts'
import { speak, writeMp3 } from '../digits/speak.ts'
import { spokenWords } from '../digits/spoken-words.ts'
import { say } from '../progress.ts'
import { runCommand } from '../run-command.ts'

const folder = path.resolve(import.meta.dirname, '../../../../apps/web/src/features/screener/audio/digits')

/** Makes the digits of the hearing screener anew, with espeak-ng and ffmpeg of this machine (docs/screener-digits.md). */
runCommand(async () => {
  for (const [language, words] of Object.entries(spokenWords)) {
    for (const [digit, word] of words.entries()) {
      const { samples, sampleRate } = speak(language, word)
      writeMp3(levelSpeech(samples, sampleRate), sampleRate, path.join(folder, `${language}-${digit}.mp3`))
      say(`${language} ${digit} ${word}`)
    }
  }
  return 0
})
