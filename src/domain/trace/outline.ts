import type { RawAddress } from '../../ton/address.ts'
import { bodyName } from '../reason/opcode.ts'
import type { Message } from '../transaction/transaction.ts'
import { type Step, type Trace, unreceivedMessages } from './trace.ts'

/** A row of the outline: a step, an unreceived message, or a collapsible run of similar steps. `level`: number of branchings above. */
export type OutlineRow =
  | { kind: 'step'; step: number; level: number }
  | { kind: 'pending'; message: Message; level: number }
  | { kind: 'run'; steps: number[]; level: number; runKey: number; open: boolean; name: string; total: string }

/** Minimum length of a run: consecutive siblings with the same name of body and at most one child each. */
const MIN_RUN = 9

const nameOf = ({ transaction }: Step) => (transaction?.inMessage ? bodyName(transaction.inMessage.body) : '')

/** Children of each step by logical time; key null has the roots. */
export function childrenOf(steps: Step[]): Map<number | null, number[]> {
  const children = new Map<number | null, number[]>()
  steps.forEach(({ parent }, place) => {
    const list = children.get(parent)
    if (list) list.push(place)
    else children.set(parent, [place])
  })
  return children
}

const totalOf = (steps: (Step | undefined)[]) =>
  `${steps.reduce((sum, step) => sum + BigInt(step?.transaction?.inMessage?.value ?? 0), 0n)}`

type Group = { name: string; places: number[] }

/** Groups siblings: long runs of similar ones, others individually. */
function groupsOf(siblings: number[], steps: Step[], children: Map<number | null, number[]>): Group[] {
  const groups: Group[] = []
  for (const place of siblings) {
    const step = steps[place]
    const isPlain = step && (children.get(place)?.length ?? 0) < 2
    const name = isPlain ? nameOf(step) : ''
    const last = groups.at(-1)
    if (name && last?.name === name) last.places.push(place)
    else groups.push({ name, places: [place] })
  }
  return groups.flatMap(group =>
    group.places.length < MIN_RUN ? group.places.map(place => ({ name: '', places: [place] })) : group,
  )
}

type Visit = { group: Group; level: number }

/**
 * Rows of a trace's outline. `open`: expanded runs, by first step. Chains are not indented, only branches. Iterative, as traces may be
 * 1,024 steps deep.
 */
export function outlineOf(trace: Trace, open: ReadonlySet<number>): OutlineRow[] {
  const { steps } = trace
  const children = childrenOf(steps)
  const pending = Map.groupBy(unreceivedMessages(trace), ({ step }) => step)
  const rows: OutlineRow[] = []
  const visits: Visit[] = []
  const enter = (siblings: number[], level: number) => {
    const groups = groupsOf(siblings, steps, children)
    visits.push(...groups.reverse().map(group => ({ group, level })))
  }
  const follow = (step: number, level: number) => {
    rows.push({ kind: 'step', step, level })
    const below = children.get(step) ?? []
    const waiting = pending.get(step) ?? []
    const deeper = below.length + waiting.length > 1 ? level + 1 : level
    rows.push(...waiting.map(({ message }) => ({ kind: 'pending', message, level: deeper }) as const))
    enter(below, deeper)
  }
  const fold = ({ name, places }: Group, first: number, level: number) => {
    const total = totalOf(places.map(place => steps[place]))
    rows.push({ kind: 'run', steps: places, level, runKey: first, open: open.has(first), name, total })
    if (!open.has(first)) return
    const each = places.map(place => ({ group: { name: '', places: [place] }, level: level + 1 }))
    visits.push(...each.reverse())
  }
  enter(children.get(null) ?? [], 0)
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const { group, level } = visit
    const [first, ...others] = group.places
    if (first === undefined) continue
    if (others.length === 0) follow(first, level)
    else fold(group, first, level)
  }
  return rows
}

/** Keys (first steps) of the runs that contain any of these steps. */
export function runsWith(trace: Trace, places: (number | undefined)[]): Set<number> {
  const runs = outlineOf(trace, new Set()).filter(row => row.kind === 'run')
  return new Set(runs.filter(({ steps }) => places.some(place => steps.includes(place ?? -1))).map(run => run.runKey))
}

/** Letters for a trace's accounts in order of appearance: A to Z, then AA. */
export function lettersOf({ steps }: Trace): Map<RawAddress, string> {
  const letters = new Map<RawAddress, string>()
  for (const { account } of steps) if (!letters.has(account)) letters.set(account, letter(letters.size))
  return letters
}

function letter(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : letter(Math.floor(place / 26) - 1) + last
}
