import { createAxios } from '@/api/core/http/axiosClient';

describe('createAxios', () => {
  it.each([
    ['https://api.example', 'https://api.example/api/area/list'],
    ['https://api.example/', 'https://api.example/api/area/list'],
    ['https://api.example/v1', 'https://api.example/v1/api/area/list'],
    ['', '/api/area/list'],
  ])('puts addresses below %j', (apiBaseUrl, expected) => {
    expect(createAxios(apiBaseUrl).getUri({ url: '/api/area/list' })).toBe(expected);
  });

  it('lets no address lead to another host', () => {
    const client = createAxios('https://api.example');
    expect(client.getUri({ url: 'https://evil.example/x' })).toMatch(/^https:\/\/api\.example\//);
  });
});
