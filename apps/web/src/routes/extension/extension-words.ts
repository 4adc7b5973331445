import { words } from '#lib/i18n/words.ts';

/** Words of the page that offers the browser extension. */
export const extensionWords = words({
  en: {
    title: 'Browser extension',
    description: 'Record what you watch and read on websites.',
    lead: 'The extension records the episodes you watch and the chapters you read on the sites that you allow. It measures what you really played: an episode counts from 80 %, or what you choose.',
    here: (version: string) => `The extension is installed in this browser (version ${version}).`,
    chrome: 'Chrome, Edge, Brave, Vivaldi and Opera',
    firefox: 'Firefox',
    download: (file: string) => `Download ${file}`,
    chromeSteps: [
      'Unpack the file into a folder that stays where it is.',
      'Open chrome://extensions and turn on “Developer mode”.',
      'Press “Load unpacked” and choose the folder.',
    ],
    firefoxSteps: [
      'Open about:debugging#/runtime/this-firefox.',
      'Press “Load Temporary Add-on” and choose the file. Firefox keeps it until it is closed.',
      'Firefox Developer Edition and ESR keep it for good: set xpinstall.signatures.required to false in about:config, then install the file in about:addons.',
    ],
    next: 'Then',
    address: (address: string) => `Enter the address of this site in the extension: ${address}`,
    privacy:
      'It tells this site what you watched, and nobody else anything. It reads only sites that you allow, and knows no password.',
    guide: 'How it works, and what it stores',
  },
  ja: {
    title: 'ブラウザー拡張機能',
    description: 'ウェブサイトで見たエピソードや読んだ話を記録します。',
    lead: '許可したサイトで見たエピソードと読んだ話を記録します。実際に再生した長さを測り、80 %（変更できます）から視聴済みになります。',
    here: (version: string) => `このブラウザーには拡張機能が入っています（バージョン${version}）。`,
    chrome: 'Chrome・Edge・Brave・Vivaldi・Opera',
    firefox: 'Firefox',
    download: (file: string) => `${file}をダウンロード`,
    chromeSteps: [
      'ファイルを展開し、移動しない場所に置きます。',
      'chrome://extensionsを開き、「デベロッパーモード」をオンにします。',
      '「パッケージ化されていない拡張機能を読み込む」を押し、フォルダーを選びます。',
    ],
    firefoxSteps: [
      'about:debugging#/runtime/this-firefoxを開きます。',
      '「一時的なアドオンを読み込む」を押し、ファイルを選びます。Firefoxを閉じると外れます。',
      'Firefox Developer EditionとESRでは、about:configでxpinstall.signatures.requiredをfalseにすると、about:addonsからずっと使えるように入れられます。',
    ],
    next: '入れたあと',
    address: (address: string) => `拡張機能にこのサイトのアドレスを入力します：${address}`,
    privacy:
      '見た作品はこのサイトにだけ送られます。許可したサイトだけを読み取り、パスワードは扱いません。',
    guide: '仕組みと保存されるもの',
  },
});
