import type { SaveAnswer } from '../send-changes.ts'
import { type Pace, retryDelay, saveAt } from './save-schedule.ts'

/** What a form has come to with a save: fields that were overtaken are refused by then. */
export type SaveOutcome = Exclude<SaveAnswer, { kind: 'overtaken' }>
export type Trouble = Exclude<SaveOutcome, { kind: 'saved' }>
export type SaveState = { kind: 'calm' } | { kind: 'recovered'; at: number } | Trouble

type Options = {
  /** Saves what has changed; one call at a time. */
  send: () => Promise<SaveOutcome>
  hasChanges: () => boolean
  /** Whether somebody saves or publishes by hand just now, or somebody else holds the form. */
  isBusy: () => boolean
  /** Whether it is only the former, which ends by itself. */
  isSaving: () => boolean
  /** `watched` where somebody looks at what is saved. */
  pace?: () => Pace
  onState: (state: SaveState) => void
}

/** After these only a person can help: the next attempt waits for them. */
const needsPerson = new Set<SaveState['kind']>(['refused', 'signed-out', 'someone-else'])

const busyMs = 300
/** A save by hand ends in seconds, or breaks. */
const mostBusyTurns = 40
/** Somebody may type on and on. */
const mostRounds = 3

/** Decides when typing is saved, again and again until it is. */
export class ChangeSaver {
  readonly #options: Options
  #timer: ReturnType<typeof setTimeout> | undefined
  #firstChangeAt: number | null = null
  #underWay: Promise<boolean> | null = null
  #failures = 0
  #state: SaveState = { kind: 'calm' }

  constructor(options: Options) {
    this.#options = options
  }

  get isInTrouble(): boolean {
    return this.#failures > 0
  }

  get isUnderWay(): boolean {
    return this.#underWay !== null
  }

  /** Something was typed. */
  changed(): void {
    const now = Date.now()
    this.#firstChangeAt ??= now
    if (this.#state.kind === 'recovered') this.#show({ kind: 'calm' })
    if (this.#underWay || (this.isInTrouble && this.#state.kind !== 'refused')) return
    this.#wait(saveAt(this.#firstChangeAt, now, this.#options.pace?.()) - now)
  }

  /** Saves all that is typed, and what comes while it is being saved. @returns whether nothing is left unsaved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    if (this.#underWay) await this.#underWay
    for (let round = 0; round < mostRounds && this.#options.hasChanges(); round += 1) {
      await this.#untilFree()
      if (!(await this.#save())) return false
    }
    return !this.#options.hasChanges()
  }

  /** The network is back, or somebody has signed in: tries at once. */
  retry(): void {
    if (this.isInTrouble && !this.#underWay) void this.#save()
  }

  /** All was saved by other means, or taken back. */
  settled(): void {
    clearTimeout(this.#timer)
    this.#firstChangeAt = null
    this.#failures = 0
    this.#show({ kind: 'calm' })
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#save(), Math.max(0, ms))
  }

  /** Trap: whoever presses a button during another save would not be told that nothing came of it. */
  async #untilFree(): Promise<void> {
    for (let turn = 0; turn < mostBusyTurns && this.#options.isSaving(); turn += 1)
      await new Promise((resolve) => setTimeout(resolve, busyMs))
  }

  async #save(): Promise<boolean> {
    clearTimeout(this.#timer)
    if (this.#underWay) return this.#underWay
    if (this.#options.isBusy()) {
      this.#wait(busyMs)
      return false
    }
    this.#underWay = this.#attempt()
    try {
      return await this.#underWay
    } finally {
      this.#underWay = null
      // Typed while it was under way.
      if (this.#failures === 0 && this.#firstChangeAt !== null) this.changed()
    }
  }

  async #attempt(): Promise<boolean> {
    const since = this.#firstChangeAt
    this.#firstChangeAt = null
    const answer = await this.#options.send()
    if (answer.kind === 'saved') {
      const hadTrouble = this.isInTrouble
      this.#failures = 0
      this.#show(hadTrouble ? { kind: 'recovered', at: Date.now() } : { kind: 'calm' })
      return true
    }
    this.#firstChangeAt = since ?? this.#firstChangeAt
    this.#failures += 1
    this.#show(answer)
    if (!needsPerson.has(answer.kind)) this.#wait(retryDelay(this.#failures))
    return false
  }

  #show(state: SaveState): void {
    if (state.kind === this.#state.kind && state.kind === 'calm') return
    this.#state = state
    this.#options.onState(state)
  }
}
