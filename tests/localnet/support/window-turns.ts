/** Turns of a network's window in a separate process, where nothing else takes memory. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Retention } from '../../../scripts/localnet/chain/retention.ts'
import type { NetworkOptions } from '../../../scripts/localnet/network.ts'

export type Plan = Pick<NetworkOptions, 'profile' | 'genesisTime'> & { retention: Partial<Retention>; turns: number }

/** After a turn: bytes of heap and beside it, and how much is kept, by name. */
export type Turn = { turn: number; bytes: number; kept: Record<string, number> }

const SCRIPT = join(import.meta.dirname, 'turns.ts')

export async function turnsOf(plan: Plan, heard: (turn: Turn) => void = () => {}): Promise<Turn[]> {
  const child = spawn(process.execPath, ['--expose-gc', SCRIPT, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const turns: Turn[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    const turn: Turn = JSON.parse(line)
    turns.push(turn)
    heard(turn)
  }
  return turns
}
