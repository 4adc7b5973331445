/**
 * Who the browser extension is. `chromeKey` is a public key, from which Chromium makes the id, so that every unpacked copy has the same one.
 * Nobody has the private key: no store accepts another program under this id.
 */
export const EXTENSION = {
  chromeKey:
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsAjSjkZxv7KkoJ8MkvQRsx4UX4453Zm6vTqARALgNb35vyI1+WMtRwuRh0uXTtOszXeq/wQJDrWLsUpXIJLKvc2kuP8qlJ1y/RFFcHWcd/hheJVheKKMM/Mn4iYJU9ltk6fJifOggb3QpJRx7PPczJEHpbDnVGIBXAeytDzSkQN2TjCoPjCQTK4V+u1L1ahjihoqfdnDNwXPvP6+Y9TcQlCYODerWEQmihxSKOKv1rSSoDNvsDL7JevjWJcLvIaE7VrQ9BZAwzpauDArepU0Bk0+R5641VP7qmAPS3yq781dAWeE9bDLzbu/CtFG879HFKOfLFY7m5ygEUHWTbdpTQIDAQAB',
  chromeId: 'kghagcnnmcengfojclkeephcbjgjnonk',
  firefoxId: '{6e3fa690-361d-469a-a375-4d539d5eb2d3}',
} as const;
