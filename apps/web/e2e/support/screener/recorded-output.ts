import type { Page } from '@playwright/test'

/** Seconds of the page's audio clock. */
type Recorded = { sounded: number; stoppedAt: number; now: number }

/** Records until when the page's output sounded, and when somebody last pressed Esc or a button. */
export async function recordOutput(page: Page): Promise<() => Promise<Recorded>> {
  await page.addInitScript(recordInPage)
  return () => page.evaluate(() => (window as unknown as { recordedOutput: () => Recorded }).recordedOutput())
}

function recordInPage(): void {
  let context: BaseAudioContext | null = null
  const recorded = { sounded: 0, stoppedAt: 0 }
  const { connect } = AudioNode.prototype as unknown as { connect: (...to: unknown[]) => AudioNode }
  AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
    if (to[0] instanceof AudioDestinationNode) listen(this, to[0])
    return connect.apply(this, to)
  } as typeof AudioNode.prototype.connect
  function listen(output: AudioNode, destination: AudioNode): void {
    context = output.context
    // The one node that tells every block with its time; it plays nothing itself.
    const probe = output.context.createScriptProcessor(256, 2, 1)
    probe.onaudioprocess = ({ inputBuffer, playbackTime }) => {
      if (inputBuffer.getChannelData(0).some((sample) => sample !== 0))
        recorded.sounded = playbackTime + inputBuffer.duration
    }
    connect.call(output, probe)
    connect.call(probe, destination)
  }
  const pressed = () => {
    recorded.stoppedAt = context?.currentTime ?? 0
  }
  document.addEventListener('keydown', pressed, { capture: true })
  document.addEventListener('pointerdown', pressed, { capture: true })
  Object.assign(window, { recordedOutput: () => ({ ...recorded, now: context?.currentTime ?? 0 }) })
}
