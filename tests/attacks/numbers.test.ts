import { expect, test } from 'vitest'
import { ProofFileError } from '../../src/providers/site/proof-file.ts'
import { fileOf, verdictOfText } from './support/verdict.ts'
import { createWorlds } from './support/world.ts'

const { world, anchors } = createWorlds()
const chosen = ['transaction, rotated', 'account then, signed', 'masterchain block, signed', 'other account, signed']
const files = world.honest.filter(({ name }) => chosen.includes(name))

type Json = { [name: string]: Json } | Json[] | string | number | boolean | null

/** Fields with numbers as values, also as text, by name, with their sizes in bits. */
const BITS: Record<string, number> = { lt: 64, seqno: 32, slot: 32, workchain: 32 }

/** Values outside of a field of `bits` bits; the first ones equal the original for a reader that ignores the field's size. */
function outOfBounds(value: Json, bits: number): Json[] {
  const own = BigInt(value as string)
  const around = [own + (1n << BigInt(bits)), own - (1n << BigInt(bits)), own + (1n << 64n), own + 3n * (1n << 128n)]
  if (typeof value === 'number') return [...around.map(Number), value + 0.5, 1e21, `${value}`, null, [value], true]
  return [
    ...around.map(String),
    `0${value}`,
    `+${value}`,
    ` ${value}`,
    `${value}.0`,
    '0x3e8',
    '1e3',
    '',
    Number(value),
    null,
  ]
}

const SHARDS = [
  '0000000000000000',
  '8000000000000001',
  '800000000000000',
  '08000000000000000',
  '-8000000000000000',
  'C000000000000000',
]
const HASHES = (hash: string) => [hash.toUpperCase(), hash.slice(1), `${hash}0`, `0x${hash}`, '', null]

function spoiltValues(name: string, value: Json): Json[] {
  const bits = BITS[name]
  if (bits) return outOfBounds(value, bits)
  if (name === 'shard') return SHARDS
  if (/hash/i.test(name) || name === 'session' || name === 'signer')
    return HASHES(String(value)).filter(one => one !== value)
  return []
}

/** The file with one field changed, at each place and to each value. */
function* spoilt(value: Json, path: string[] = []): Generator<{ path: string; change: (file: Json) => Json }> {
  if (typeof value !== 'object' || value === null) {
    for (const other of spoiltValues(path.at(-1) ?? '', value))
      yield { path: `${path.join('.')} = ${JSON.stringify(other)}`, change: file => put(file, path, other) }
    return
  }
  for (const [name, inner] of Object.entries(value)) yield* spoilt(inner, [...path, name])
}

function put(value: Json, [name, ...rest]: string[], other: Json): Json {
  if (name === undefined) return other
  if (Array.isArray(value)) return value.map((inner, at) => (`${at}` === name ? put(inner, rest, other) : inner))
  const inner = (value as { [name: string]: Json })[name] as Json
  return { ...(value as { [name: string]: Json }), [name]: put(inner, rest, other) }
}

/** Result of a file, which may be unreadable. */
async function isProved(text: string): Promise<boolean> {
  try {
    return (await verdictOfText(text, anchors)).isProved
  } catch (error) {
    expect(error).toBeInstanceOf(ProofFileError)
    return false
  }
}

test.each(files.map(one => [one.name, one] as const))(
  'no proof file with a number out of bounds is proved: %s',
  async (_, one) => {
    const file = JSON.parse(fileOf(one.claim, one.links)) as Json
    const believed: string[] = []
    let tried = 0
    for (const { path, change } of spoilt(file)) {
      tried++
      // One of four signers may be unknown: the others weigh enough.
      if (/signatures\.\d+\.signer/.test(path)) continue
      if (await isProved(JSON.stringify(change(file)))) believed.push(path)
    }
    expect(believed).toEqual([])
    expect(tried).toBeGreaterThan(50)
  },
)

test.each([
  ['made', ['', 'now', '2026-11-22', '2026-11-22T21:00:00', '+275760-09-13T00:00:00Z', 'x'.repeat(70_000)]],
  ['network', ['x'.repeat(61), 5, null]],
  ['version', [0, -1, 1.5, 3, '1e0', null]],
  ['format', ['nanoscope', '']],
] as const)('a proof file with an invalid %s is rejected', async (name, values) => {
  const file = JSON.parse(fileOf(files[0]!.claim, files[0]!.links))
  expect(await isProved(JSON.stringify(file))).toBe(true)
  for (const value of values) expect(await isProved(JSON.stringify({ ...file, [name]: value }))).toBe(false)
})

test('the agreeing provider in a proof file must be a known one', async () => {
  const { claim, links } = files.find(({ name }) => name === 'account then, signed')!
  const signed = links.at(-1)!
  const validators = signed.kind === 'signatures' ? signed.validators : new Uint8Array()
  const file = JSON.parse(fileOf(claim, [...links, { kind: 'agreed', provider: 'tonapi', validators }]))
  expect(await isProved(JSON.stringify(file))).toBe(true)
  for (const provider of ['', 'TONAPI', 'every validator', 'Proved 5 of 5. '.repeat(4400)]) {
    const agreed = { ...file.links.at(-1), provider }
    expect(await isProved(JSON.stringify({ ...file, links: [...file.links.slice(0, -1), agreed] }))).toBe(false)
  }
})

test('a proof file with too many links, steps or signatures is rejected unchecked', async () => {
  const { claim, links } = files.find(({ name }) => name === 'transaction, rotated')!
  const file = JSON.parse(fileOf(claim, links))
  const changed = [
    { ...file, links: Array(17).fill(file.links[0]) },
    put(file, ['links', '2', 'links'], Array(33).fill(file.links[2].links[0])),
    put(file, ['links', '4', 'set', 'signatures'], Array(1001).fill(file.links[4].set.signatures[0])),
    put(file, ['links', '5', 'hops'], Array(33).fill(file.links[5].hops[0])),
  ]
  for (const one of changed) await expect(verdictOfText(JSON.stringify(one), anchors)).rejects.toThrow(ProofFileError)
})
