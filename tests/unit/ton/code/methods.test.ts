import { Cell as CoreCell } from '@ton/core'
import { expect, test } from 'vitest'
import { readBoc } from '../../../../src/ton/boc.ts'
import { methodIdsIn } from '../../../../src/ton/code/code-methods.ts'
import { methodIdOf, methodIdsOf, methodNameOf } from '../../../../src/ton/code/methods.ts'
import { cellOf, read } from './support/code.ts'

/** An NFT collection of mainnet (TEP-62), recorded by tongo. */
const COLLECTION =
  'b5ee9c724102140100021f000114ff00f4a413f4bcf2c80b0102016202030202cd04050201200e0f04e7d10638048adf000e8698180b8d848adf07d201800e98fe99ff6a2687d20699fea6a6a184108349e9ca829405d47141baf8280e8410854658056b84008646582a802e78b127d010a65b509e58fe59f80e78b64c0207d80701b28b9e382f970c892e000f18112e001718112e001f181181981e0024060708090201200a0b00603502d33f5313bbf2e1925313ba01fa00d43028103459f0068e1201a44343c85005cf1613cb3fccccccc9ed54925f05e200a6357003d4308e378040f4966fa5208e2906a4208100fabe93f2c18fde81019321a05325bbf2f402fa00d43022544b30f00623ba9302a402de04926c21e2b3e6303250444313c85005cf1613cb3fccccccc9ed54002c323401fa40304144c85005cf1613cb3fccccccc9ed54003c8e15d4d43010344130c85005cf1613cb3fccccccc9ed54e05f04840ff2f00201200c0d003d45af0047021f005778018c8cb0558cf165004fa0213cb6b12ccccc971fb008002d007232cffe0a33c5b25c083232c044fd003d0032c03260001b3e401d3232c084b281f2fff2742002012010110025bc82df6a2687d20699fea6a6a182de86a182c40043b8b5d31ed44d0fa40d33fd4d4d43010245f04d0d431d430d071c8cb0701cf16ccc980201201213002fb5dafda89a1f481a67fa9a9a860d883a1a61fa61ff480610002db4f47da89a1f481a67fa9a9a86028be09e008e003e00b01a500c6e'

test('methodIdsOf lists the ids in the code’s dictionary of methods', () => {
  const code = readBoc(Buffer.from(COLLECTION, 'hex'))
  const ids = [0, 4, 5, 6, 68445, 85719, 92067, 102491]
  expect(methodIdsOf(code)).toEqual(ids)
  const methods = read(CoreCell.fromHex(COLLECTION)).blocks[0]?.items[1]
  expect(methods).toMatchObject({
    mnemonic: 'DICTPUSHCONST',
    operands: [{ value: '19' }, { kind: 'methods', value: ids.map(id => ({ id })) }],
  })
  expect(ids.map(methodNameOf)).toEqual([
    'recv_internal',
    undefined,
    undefined,
    undefined,
    'get_nft_content',
    'royalty_params',
    'get_nft_address_by_index',
    'get_collection_data',
  ])
})

test('methodIdsOf is empty for code without a dictionary of methods', () => {
  const none = (core: CoreCell) => methodIdsOf(readBoc(core.toBoc()))
  expect(none(cellOf('ff0020dd2082014c97ba9730ed44d0d70b1fe0'))).toEqual([])
  expect(none(cellOf('ff00f4a413f4bcf2c80b'))).toEqual([])
  expect(none(cellOf('ff00f4a413f4bcf2c80b', cellOf('00')))).toEqual([])
  expect(none(CoreCell.fromHex(COLLECTION).refs[0]!)).toEqual([])
})

test('methodIdsIn finds methods behind a jump into the next cell, like the disassembler', () => {
  const code = CoreCell.fromHex(COLLECTION)
  const ids = methodIdsOf(readBoc(code.toBoc()))
  const jumping = cellOf('ff00', code)
  const twice = cellOf('ff00 00', cellOf('00', code))
  for (const one of [code, jumping, twice]) expect(methodIdsIn(readBoc(one.toBoc()))).toEqual(ids)
})

test('methodIdsIn ignores methods of code that is a constant of other code', () => {
  // `PUSHREF`
  const constant = cellOf('ff00 88', CoreCell.fromHex(COLLECTION))
  expect(methodIdsIn(readBoc(constant.toBoc()))).toEqual([])
  expect(methodIdsIn(readBoc(cellOf('deadbeef', cellOf('00')).toBoc()))).toEqual([])
})

test.each([
  ['seqno', 85143],
  ['get_public_key', 78748],
  ['get_wallet_data', 97026],
  ['get_jetton_data', 106029],
  ['get_wallet_address', 103289],
  ['get_nft_data', 102351],
  ['dnsresolve', 123660],
])('the id of the method %s is %i, and maps back to its name', (name, id) => {
  expect(methodIdOf(name)).toBe(id)
  expect(methodNameOf(id)).toBe(name)
})

test.each([
  [0, 'recv_internal'],
  [-1, 'recv_external'],
  [-2, 'run_ticktock'],
  [65536, undefined],
])('the method %i is named %s', (id, name) => expect(methodNameOf(id)).toBe(name))
