import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dumpFile } from '../../scripts/localnet/cache.ts'
import { DEFAULT_SEED, FIXED_GENESIS, openNetwork } from '../../scripts/localnet/network.ts'

const MINI = { profile: 'mini', genesisTime: FIXED_GENESIS } as const
const HEAD = 12

let folder: string
const said: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'localnet-'))
  said.length = 0
  vi.spyOn(console, 'error').mockImplementation(text => said.push(text))
})
afterEach(() => rmSync(folder, { recursive: true }))

const fileIn = (place: string) => dumpFile(place, { profile: 'mini', seed: DEFAULT_SEED, genesis: FIXED_GENESIS })

test.each([
  ['garbage', () => Buffer.from('garbage')],
  ['nothing', () => Buffer.alloc(0)],
  ['half of a history', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
])('a saved history of %s is regenerated and replaced', async (_, spoil) => {
  await openNetwork({ ...MINI, dump: folder })
  const whole = readFileSync(fileIn(folder))
  writeFileSync(fileIn(folder), spoil(whole))
  const network = await openNetwork({ ...MINI, dump: folder })
  expect(network.chain.head(-1).seqno).toBe(HEAD)
  expect(said).toEqual([
    expect.stringMatching(/^The kept history of the network cannot be read, and is played again: ./),
  ])
  expect(readFileSync(fileIn(folder)).length).toBe(whole.length)
  expect(readdirSync(folder)).toHaveLength(1)
})

test('the network opens although its history cannot be saved', async () => {
  const file = join(folder, 'a file, no folder')
  writeFileSync(file, '')
  const network = await openNetwork({ ...MINI, dump: join(file, 'cache') })
  expect(network.chain.head(-1).seqno).toBe(HEAD)
})

test.each(['scripts/serve/serve.ts', 'scripts/localnet/main.ts'])(
  '%s ends with one line when its port is taken',
  async script => {
    const holder = createServer().listen(0)
    const address = holder.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const env = { ...process.env, PORT: String(port) }
    const starting = spawn(
      process.execPath,
      [script, ...(script.endsWith('main.ts') ? ['--port', String(port)] : [])],
      { env },
    )
    let output = ''
    for (const stream of [starting.stdout, starting.stderr]) stream.on('data', text => (output += text))
    const code = await new Promise(resolve => starting.on('close', resolve))
    holder.close()
    expect(code).toBe(1)
    expect(output).toBe(`Port ${port} is taken. Choose another one: PORT=4322 npm start.\n`)
  },
)
