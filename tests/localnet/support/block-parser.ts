/** The parser that `@ton-community/tlb-codegen` makes out of the official block.tlb: it knows nothing of this project. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { Cell, Slice } from '@ton/core'

type Currency = { grams: { grams: bigint } | bigint }
type ParsedBlock = {
  global_id: number
  info: Record<'seq_no' | 'after_merge' | 'before_split' | 'after_split', number> & {
    start_lt: bigint
    end_lt: bigint
    shard: { workchain_id: number; shard_pfx_bits: number }
  }
  value_flow: { kind: string; fees_collected: Currency }
  extra: { kind: string; account_blocks: unknown; custom: { kind: string } }
}
type Parser = {
  loadBlock(slice: Slice): ParsedBlock
  loadShardStateUnsplit(slice: Slice): { kind: string; seq_no: number }
}

type Generate = (ast: unknown, schema: string, generator: (tlb: unknown) => object) => string
type Codegen = { generateCodeByAST: Generate; TypescriptGenerator: new (tlb: unknown) => object }

const require = createRequire(import.meta.url)
// The package publishes its sources as its types, which our compiler settings refuse.
const { generateCodeByAST, TypescriptGenerator }: Codegen = require('@ton-community/tlb-codegen')
const PACKAGE = dirname(require.resolve('@ton-community/tlb-codegen/package.json'))
const OUTPUT = join(import.meta.dirname, '../../../.cache/block-tlb.ts')

export async function blockParser(): Promise<Parser> {
  const schema = readFileSync(join(PACKAGE, 'test/tlb/block.tlb'), 'utf8')
  const { ast } = createRequire(join(PACKAGE, 'package.json'))('@ton-community/tlb-parser')
  const code = generateCodeByAST(ast(schema), schema, tlb => new TypescriptGenerator(tlb))
  mkdirSync(dirname(OUTPUT), { recursive: true })
  // It reads 64-bit numbers as floats, which throws beyond 2^53, and writes some tags (#201_) as they are.
  const draft = `${OUTPUT}.${process.pid}.${threadId}`
  writeFileSync(draft, code.replaceAll('loadUint(64)', 'loadUintBig(64)').replace(/(0x[0-9a-f]+)_/g, '$1'))
  renameSync(draft, OUTPUT)
  return import(/* @vite-ignore */ OUTPUT)
}

/** BoCs of real mainnet blocks that the package ships with its own tests. */
export function realBlocks(): string[] {
  const spec = readFileSync(join(PACKAGE, 'test/tlbgen.spec.ts'), 'utf8')
  return [...spec.matchAll(/['"`](te6[A-Za-z0-9+/=]{300,})['"`]/g)].map(match => match[1]!)
}

/** The cell of a block's part: 0 BlockInfo, 1 ValueFlow, 2 state update, 3 BlockExtra. */
export const part = (block: Cell, index: number): Cell => block.refs[index]!
