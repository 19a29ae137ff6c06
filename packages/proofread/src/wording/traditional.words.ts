/** Traditional characters that no simplified text contains, each with its simplified form. */
const pairs = `
  並并 來来 係系 俠侠 倉仓 個个 們们 倫伦 側侧 偽伪 備备 傢家 傳传 債债 傷伤 僅仅 價价 儀仪 億亿 儘尽 償偿 優优 儲储 兒儿 兩两 冊册 別别 刪删 創创 劃划
  劑剂 動动 務务 勝胜 勞劳 勢势 勵励 勸劝 區区 協协 卻却 厭厌 參参 員员 問问 啟启 喪丧 單单 嗎吗 嘗尝 嚴严 國国 圍围 園园 圓圆 圖图 團团 執执 堯尧 報报
  場场 塊块 塗涂 塵尘 墊垫 墻墙 壇坛 壓压 壞坏 壯壮 夠够 夾夹 奪夺 奮奋 妝妆 婦妇 媽妈 嬰婴 孫孙 學学 實实 寧宁 審审 寫写 寬宽 寶宝 將将 專专 尋寻 對对
  導导 屆届 層层 屬属 島岛 師师 帶带 幣币 幫帮 幹干 廠厂 廢废 廣广 廳厅 張张 強强 彈弹 彎弯 從从 復复 徵征 徹彻 愛爱 態态 慣惯 慮虑 慶庆 慾欲 憑凭 憲宪
  憶忆 應应 懷怀 懸悬 戰战 戲戏 戶户 拋抛 掃扫 揚扬 損损 撥拨 擇择 擔担 據据 擬拟 擴扩 擾扰 攜携 攝摄 敗败 敘叙 敵敌 數数 斷断 於于 時时 暫暂 曆历 曉晓
  曠旷 書书 會会 東东 條条 業业 極极 構构 樓楼 標标 樣样 橋桥 機机 檔档 檢检 權权 歐欧 歲岁 歷历 歸归 殘残 殺杀 氣气 決决 沒没 涼凉 淨净 減减 測测 準准
  溫温 滯滞 滿满 漁渔 漢汉 漸渐 潔洁 潛潜 潤润 濟济 灣湾 災灾 為为 無无 煉炼 煙烟 熱热 燈灯 爭争 爾尔 牆墙 犧牺 狀状 狹狭 猶犹 獎奖 獨独 獲获 現现 瑪玛
  環环 產产 畢毕 畫画 異异 當当 療疗 發发 盜盗 盡尽 監监 盤盘 眾众 睜睁 確确 碼码 礎础 禍祸 禦御 禮礼 稅税 種种 稱称 穀谷 積积 穩稳 窮穷 竊窃 競竞 筆笔
  節节 範范 築筑 簡简 簽签 籌筹 糧粮 糾纠 紀纪 約约 紅红 納纳 純纯 紙纸 級级 紛纷 細细 終终 組组 結结 絕绝 給给 統统 經经 綜综 綠绿 維维 網网 緊紧 線线
  緣缘 編编 緩缓 練练 縣县 縮缩 總总 績绩 織织 繼继 續续 纖纤 罰罚 罵骂 羅罗 義义 習习 聞闻 聯联 聲声 職职 聽听 肅肃 腦脑 腳脚 臨临 與与 興兴 舉举 舊旧
  舖铺 艦舰 艱艰 華华 萊莱 萬万 葉叶 藝艺 藥药 蘇苏 蘭兰 處处 虛虚 號号 蟲虫 術术 衛卫 衝冲 補补 裝装 裡里 製制 複复 襲袭 見见 規规 視视 親亲 覺觉 覽览
  觀观 觸触 訂订 計计 訊讯 託托 記记 訟讼 訪访 設设 許许 訴诉 診诊 註注 詐诈 評评 詞词 詢询 試试 話话 該该 詳详 誌志 認认 誘诱 語语 誠诚 誤误 說说 誰谁
  課课 調调 談谈 請请 論论 諮咨 諾诺 謀谋 謂谓 講讲 謝谢 謹谨 證证 識识 譜谱 譯译 議议 護护 讀读 變变 讓让 豐丰 負负 財财 貢贡 貧贫 貨货 販贩 貫贯 責责
  貳贰 貴贵 買买 貸贷 費费 貼贴 貿贸 賀贺 賃赁 資资 賓宾 賞赏 賠赔 賣卖 賦赋 質质 賬账 賺赚 購购 贈赠 贊赞 贏赢 跡迹 踐践 車车 軍军 軟软 較较 載载 輔辅
  輕轻 輛辆 輪轮 輯辑 輸输 轄辖 轉转 辦办 辭辞 農农 這这 連连 進进 運运 過过 達达 違违 遞递 遠远 適适 遲迟 選选 遺遗 還还 邊边 郵邮 鄉乡 鄭郑 鄰邻 醫医
  釋释 針针 鈔钞 鉅巨 銀银 銷销 鋼钢 錄录 錢钱 錯错 鍵键 鎖锁 鎮镇 鏡镜 鐘钟 鐵铁 鑒鉴 長长 門门 閉闭 開开 閒闲 間间 閣阁 閱阅 闊阔 關关 陣阵 陰阴 陳陈
  陸陆 陽阳 隊队 階阶 際际 隨随 險险 隱隐 雖虽 雙双 雜杂 離离 難难 雲云 電电 霧雾 靈灵 靜静 韓韩 響响 頁页 頂顶 項项 順顺 須须 預预 頒颁 頓顿 領领 頭头
  頻频 顆颗 題题 額额 顏颜 願愿 類类 顧顾 顯显 風风 飛飞 飯饭 飲饮 飾饰 養养 餘余 館馆 馬马 駐驻 駕驾 騎骑 騙骗 騰腾 驅驱 驗验 驚惊 體体 髮发 鬥斗 鬧闹
  魚鱼 鮮鲜 鳥鸟 鹽盐 麗丽 麥麦 麼么 黃黄 點点 齊齐 齡龄 龍龙 龐庞 龜龟`;

/**
 * Japanese forms and signs that recognition outputs instead of Chinese characters; between Chinese characters
 * they are errors.
 */
const foreign = `
  エ工 カ力 ロ口 ニ二 ハ八 タ夕 ト卜 戸户 収收 図图 権权 対对 経经 営营 価价 発发 変变 労劳 県县 団团 単单 済济 斉齐 剤剂 実实 応应
  総总 検检 険险 験验 証证 訳译 択择 沢泽 駅驿 鉄铁 銭钱 壱壹 弐贰 処处 拠据 挙举 帰归 気气 拡扩 銀银 関关 戻戾 売卖 買买 両两`;

/** By traditional character. */
export const simplifiedForms: ReadonlyMap<string, string> = new Map(
  `${pairs}${foreign}`
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

const foreignForm = new RegExp(
  `[${foreign
    .trim()
    .split(/\s+/)
    .map((pair) => pair.charAt(0))
    .join('')}]`,
  'g',
);

/**
 * The same text, with the same length and corrected foreign forms: a word with a foreign form and another
 * typo is then one word of the lexicon.
 */
export function withoutForeignForms(text: string): string {
  return text.replace(foreignForm, (form) => simplifiedForms.get(form) ?? form);
}
