import path from 'node:path'
import { speak, writeMp3 } from '../digits/speak.ts'
import { audibleRatio } from '../listening/audible-ratio.ts'
import { finishSample, makeScenes, sampleNames } from '../listening/make-samples.ts'
import { spokenSentences } from '../listening/spoken-sentences.ts'
import { say } from '../progress.ts'
import { runCommand } from '../run-command.ts'

const folder = path.resolve(import.meta.dirname, '../../../../apps/web/src/features/listening/audio')

/** Makes the samples of «Послушайте разницу» anew, with espeak-ng and ffmpeg of this machine (docs/listening.md). */
runCommand(async () => {
  for (const [language, sentence] of Object.entries(spokenSentences)) {
    const { samples, sampleRate } = speak(language, sentence)
    const scenes = makeScenes(samples, sampleRate)
    for (const name of sampleNames) {
      writeMp3(finishSample(scenes[name]), sampleRate, path.join(folder, `${language}-${name}.mp3`))
      say(`${language} ${name}: speech above what hides it by ${audibleRatio(scenes[name]).toFixed(1)} dB`)
    }
  }
  return 0
})
