import * as outcomeWords from '#words/outcome.ts'
import type { Change } from '../../ton/change.ts'
import type { Sum } from './sum.ts'

/**
 * Outcome of a transaction by its own bytes.
 *
 * - `claimed`: notified of jettons by a contract that is not known as its jetton wallet.
 * - `done`: everything requested was done. `sent`: the same, but the result of its messages is in other transactions.
 * - `outbid`: a domain bid was returned because of a higher one.
 * - `nothing`: ran without visible effect. `system`: started by the network.
 * - `lies`: the amount is at an address without a contract. `kept-plain`: a plain transfer to a contract that had no gas to run.
 * - `proposed`: a multisig order was created and needs more signatures.
 * - `ignored`: exit code 0, but less was sent than ordered.
 * - `skipped`: actions were skipped under send mode +2. `changed`: access to the account was changed.
 * - `in-vain`: the receiver's code failed on a notification of something that has arrived.
 * - `kept`: failed, and the received amount stayed. `refused`: failed, and it was returned.
 * - `returned`: an amount sent by the account came back. `failed`: nothing was sent or changed. `frozen`: storage fees were not paid.
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

/** Reason why an amount came back: the index of the step that failed, or an exchange refunded it; null if neither is known. */
export type FailedStep = number | 'exchange' | null

/**
 * Outcome of a transaction's messages by its trace. Steps are indexes in the trace.
 *
 * - `arrived`: at the receiver; `inVain`: its code failed on the notification. `failed`: a later step of a call failed.
 * - `waits`: at an address without a contract. `ignored`: at a contract that did not do what was ordered.
 * - `came-back`: `back` of `sum`, null if it was never sent; `step`: why. `stayed`: the receiver's code failed and kept the
 * amount.
 * - `partly`: some of several. `under-way`: `done` of `of` steps. `unknown`: steps are missing or contradict the transaction.
 */
export type TraceOutcome =
  | { kind: 'arrived'; count: number; inVain: boolean; failed?: number }
  | { kind: 'waits'; sum: Sum }
  | { kind: 'ignored' }
  | { kind: 'came-back'; sum: Sum; back: Sum | null; step: FailedStep }
  | { kind: 'stayed'; sum: Sum; step: number }
  | { kind: 'partly'; arrived: number; back: number; stayed: number; of: number }
  | { kind: 'under-way'; done: number; of: number }
  | { kind: 'unknown' }

/** Any outcome. `failed-later`: the messages arrived, but a later step failed. */
export type Outcome = OwnOutcome | TraceOutcome | { kind: 'failed-later' }

/** Colours: green, neutral, amber, red. */
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

/** A displayed outcome: its colour, name, and whether it has a reason. */
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

/** True if a transaction failed: its code, its actions, or a returned message. */
export const hasFailed = ({ kind }: Pick<Outcome, 'kind'>) => FAILED.includes(kind)

/** Changes that give others control of an account, at least partly, or delete it. */
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
