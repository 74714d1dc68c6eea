import { execFileSync } from 'node:child_process'

/** Words a minute: slow enough for every sound of a word to be said. */
const speed = '130'

/** A word by espeak-ng, which must be installed. */
export function speak(language: string, word: string): { samples: Float32Array; sampleRate: number } {
  const wave = execFileSync('espeak-ng', ['-v', language, '-s', speed, '--stdout', word], { maxBuffer: 10_000_000 })
  const from = wave.indexOf('data') + 8
  if (wave.toString('latin1', 0, 4) !== 'RIFF' || from < 8) throw new Error(`espeak-ng gave no WAV for «${word}»`)
  const samples = Float32Array.from(
    { length: Math.floor((wave.length - from) / 2) },
    (_, index) => wave.readInt16LE(from + index * 2) / 32_768,
  )
  return { samples, sampleRate: wave.readUInt32LE(24) }
}

/** As small as speech goes without being heard as such, and decoded by every browser; by ffmpeg, which must be installed. */
export function writeMp3(samples: Float32Array, sampleRate: number, file: string): void {
  const raw = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-i', '-']
  const packed = ['-c:a', 'libmp3lame', '-b:a', '48k', '-ar', '24000', '-write_xing', '0', '-id3v2_version', '0']
  const silence = ['-af', 'adelay=30,apad=pad_dur=0.06']
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...raw, ...silence, ...packed, '-bitexact', '-f', 'mp3', file], {
    input: Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength),
  })
}
