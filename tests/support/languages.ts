/** Texts that a reader of a language sees on the main ways through the embedded network: figures as that language writes them, and sentences. */
type Ways = {
  name: string
  home: string
  /** typed into the search, and the screen that it finds */
  screen: readonly [typed: string, title: string]
  /** a word for the content of a screen, and that screen */
  shown: readonly [typed: string, title: string]
  payment: string
  returned: string
  reason: string
  cameBack: readonly [head: string, outcome: string]
  swap: string
  balance: string
  /** the balance as a tooltip has it */
  exact: string
  /** one TON in dollars, in the field of the converter */
  converted: string
  supply: string
  prove: string
  proved: string
  notFound: string
  noBlock: string
  noRates: string
  offline: string
  offered: readonly [taken: string, refused: string]
  tryAgain: string
}

export const languages: Record<string, Ways> = {
  ru: {
    name: 'Русский',
    home: 'Узнайте, что произошло в TON, и проверьте сами.',
    screen: ['валидат', 'Валидаторы'],
    shown: ['комиссии', 'Статистика'],
    payment: 'Получено 50\u00a0000 TON от UQCDo8…ZfTw; контракт здесь тогда не был развёрнут',
    returned: 'Отклонён запрос «Операция 0x00000bad» от UQDzY4…zImU, обратно отправлено 0,0993544 TON',
    reason: 'Контракт отказал (код выхода 2989)',
    cameBack: ['Вернулось 0,9968464 TON', 'Вернулось 0,9968464 TON из 1 TON: ошибка на шаге 3.'],
    swap: 'Обменяно 1\u00a0000 HUSD на 498,251621566 TIDE, биржа STON.fi',
    balance: '47\u00a0955,082247858 TON',
    exact: '47955,082247858 TON',
    converted: '3,11',
    supply: '7\u00a0667\u00a0709,110192758 CROWD',
    prove: 'Доказать',
    proved: 'Доказано 5 из 5',
    notFound: 'Страница не найдена',
    noBlock: 'Блок не найден',
    noRates: 'Не удалось загрузить данные рынка. Попробуйте позже.',
    offline: 'У вас нет сети. Показано то, что получено раньше; нового узнать нельзя.',
    offered: ['открыть по\u2011русски', 'Не нужно'],
    tryAgain: 'Повторить',
  },
  es: {
    name: 'Español',
    home: 'Mira qué pasó en TON y compruébalo por tu cuenta.',
    screen: ['validad', 'Validadores'],
    shown: ['comisiones', 'Estadísticas'],
    payment: 'Recibido 50\u00a0000 TON de UQCDo8…ZfTw; aquí no había entonces un contrato desplegado',
    returned: 'Rechazado “Operación 0x00000bad” de UQDzY4…zImU, devuelto 0,0993544 TON',
    reason: 'Rechazado por el contrato (código de salida 2989)',
    cameBack: ['Devuelto 0,9968464 TON', 'Devuelto 0,9968464 TON de 1 TON: falló el paso 3.'],
    swap: 'Intercambiado 1\u00a0000 HUSD por 498,251621566 TIDE en STON.fi',
    balance: '47\u00a0955,082247858 TON',
    exact: '47955,082247858 TON',
    converted: '3,11',
    supply: '7\u00a0667\u00a0709,110192758 CROWD',
    prove: 'Demostrar',
    proved: 'Demostrado 5 de 5',
    notFound: 'Página no encontrada',
    noBlock: 'Bloque no encontrado',
    noRates: 'No se pudieron cargar los datos de mercado. Inténtalo de nuevo más tarde.',
    offline: 'No tienes conexión. Lo que ves se obtuvo antes; no se puede consultar nada nuevo.',
    offered: ['leerla en español', 'Descartar'],
    tryAgain: 'Reintentar',
  },
  zh: {
    name: '中文',
    home: '看清 TON 上发生了什么，并亲自核验。',
    screen: ['验证', '验证者'],
    shown: ['手续费', '统计'],
    payment: '从 UQCDo8…ZfTw 收到 50,000 TON；当时这里没有部署合约',
    returned: '拒绝了 UQDzY4…zImU 的“操作 0x00000bad”，退回 0.0993544 TON',
    reason: '被合约拒绝（退出码 2989）',
    cameBack: ['退回 0.9968464 TON', '1 TON 中的 0.9968464 TON 已退回：第 3 步失败。'],
    swap: '在 STON.fi 用 1,000 HUSD 兑换了 498.251621566 TIDE',
    balance: '47,955.082247858 TON',
    exact: '47955.082247858 TON',
    converted: '3.11',
    supply: '7,667,709.110192758 CROWD',
    prove: '证明',
    proved: '已证明 5/5',
    notFound: '页面未找到',
    noBlock: '未找到区块',
    noRates: '无法加载市场数据。请稍后重试。',
    offline: '当前离线。所示内容是之前获取的；无法查询新内容。',
    offered: ['阅读中文版', '不用了'],
    tryAgain: '重试',
  },
}
