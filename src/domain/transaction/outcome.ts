import * as outcomeWords from '#words/outcome.ts'
import type { Change } from '../../ton/change.ts'
import type { Sum } from './sum.ts'

/**
 * Outcome of a transaction, by its own bytes.
 *
 * - `claimed`: it was told that jettons arrived, by a contract that is not known as its jetton wallet.
 * - `done`: it did all it was asked to. `sent`: it did, and what came of its messages is in other transactions.
 * - `outbid`: a bid for a domain came back, as somebody bid more.
 * - `nothing`: it ran, and neither sent nor changed anything that its bytes show. `system`: started by the network.
 * - `lies`: the amount is at the address, where no contract is yet. `kept-plain`: a plain transfer whose receiver had no gas to run.
 * - `proposed`: an order of a multisig was written down, and waits for more signatures.
 * - `ignored`: exit code 0, and less was sent than ordered.
 * - `skipped`: actions were left out under send mode +2. `changed`: who may use the account was changed.
 * - `in-vain`: a notice of what has arrived, which the receiver's code failed on.
 * - `kept`: it failed, and what came with the message stayed. `refused`: it failed, and sent that back.
 * - `returned`: what the account had sent came back. `failed`: nothing was sent or changed. `frozen`: storage fees were not paid.
 */
export type OwnOutcome =
  | {
      kind:
        | 'claimed'
        | 'done'
        | 'sent'
        | 'outbid'
        | 'nothing'
        | 'system'
        | 'lies'
        | 'kept-plain'
        | 'proposed'
        | 'ignored'
        | 'in-vain'
        | 'kept'
        | 'refused'
        | 'returned'
        | 'failed'
        | 'frozen'
    }
  | { kind: 'skipped'; skipped: number; of: number }
  | { kind: 'changed'; isSure: boolean }

/**
 * Outcome of what a transaction sent, by its trace. Steps are places in the trace.
 *
 * - `arrived`: at its receiver; `inVain` where the receiver's code failed on the notice of it. `failed`: a step that a called contract set off, and that failed.
 * - `waits`: where no contract is yet.
 * - `came-back`: `back` of `sum`, null where all of it never left; `step` failed, none where an exchange gave it back. `stayed`: the receiver's code failed, and the amount stayed there.
 * - `partly`: some of several. `under-way`: `done` of `of` steps. `unknown`: steps are missing or contradict the transaction.
 */
export type TraceOutcome =
  | { kind: 'arrived'; count: number; inVain: boolean; failed?: number }
  | { kind: 'waits'; sum: Sum }
  | { kind: 'came-back'; sum: Sum; back: Sum | null; step: number | null }
  | { kind: 'stayed'; sum: Sum; step: number }
  | { kind: 'partly'; arrived: number; back: number; stayed: number; of: number }
  | { kind: 'under-way'; done: number; of: number }
  | { kind: 'unknown' }

/** Any outcome. `failed-later`: its messages arrived, and a step that they set off failed. */
export type Outcome = OwnOutcome | TraceOutcome | { kind: 'failed-later' }

/** Green, no colour, amber, red. */
export type Tone = 'good' | 'none' | 'warn' | 'bad'

const TONES: Record<Outcome['kind'], Tone> = {
  claimed: 'none',
  done: 'good',
  sent: 'none',
  outbid: 'none',
  nothing: 'none',
  system: 'none',
  lies: 'none',
  'kept-plain': 'good',
  proposed: 'none',
  ignored: 'none',
  skipped: 'warn',
  changed: 'warn',
  'in-vain': 'warn',
  kept: 'warn',
  refused: 'bad',
  returned: 'bad',
  failed: 'bad',
  frozen: 'bad',
  arrived: 'good',
  'failed-later': 'warn',
  waits: 'none',
  'came-back': 'bad',
  stayed: 'warn',
  partly: 'warn',
  'under-way': 'none',
  unknown: 'none',
}

/** An outcome for people: its colour, its name, and whether there is a reason for it. */
export type End = { tone: Tone; name: string; hasReason: boolean }

export const toneOf = ({ kind }: Pick<Outcome, 'kind'>): Tone => TONES[kind]

const SAY_NOTHING: Outcome['kind'][] = [
  'claimed',
  'done',
  'sent',
  'outbid',
  'nothing',
  'system',
  'changed',
  'proposed',
  'arrived',
  'under-way',
]

export const endOf = ({ kind }: Pick<Outcome, 'kind'>): End => ({
  tone: TONES[kind],
  name: outcomeWords.names[kind],
  hasReason: !SAY_NOTHING.includes(kind),
})

const FAILED: Outcome['kind'][] = ['in-vain', 'kept', 'refused', 'returned', 'failed', 'frozen', 'came-back', 'stayed']

/** True if a transaction failed: its code, its actions, or the message that comes back with it. */
export const hasFailed = ({ kind }: Pick<Outcome, 'kind'>) => FAILED.includes(kind)

/** Changes that hand an account to somebody else, in part or altogether, or end it. */
const GIVES_CONTROL: Change['kind'][] = [
  'extension-added',
  'plugin-added',
  'plugin-deployed',
  'key-off',
  'signers',
  'owner',
  'code',
  'whitelisted',
  'deleted',
]

export const givesControl = ({ kind }: Change) => GIVES_CONTROL.includes(kind)
